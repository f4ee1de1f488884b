/** A sound when it is my turn at a table whose page lies in the background. */

const KEY = "alesia.chime";
const TONES = [523.25, 783.99]; // Hz, one after the other
const LONG = 0.35; // seconds

/** Whether I want it, in this browser. */
export const chimes = () => localStorage.getItem(KEY) === "yes";

export const setChimes = (wanted) => localStorage.setItem(KEY, wanted ? "yes" : "no");

/** Sound it once. */
export function chime() {
  const audio = new AudioContext();
  TONES.forEach((tone, n) => sound(audio, tone, audio.currentTime + n * LONG));
}

function sound(audio, tone, begin) {
  const [voice, loud] = [audio.createOscillator(), audio.createGain()];
  voice.frequency.value = tone;
  loud.gain.setValueAtTime(0.15, begin);
  loud.gain.exponentialRampToValueAtTime(0.001, begin + LONG);
  voice.connect(loud).connect(audio.destination);
  voice.start(begin);
  voice.stop(begin + LONG);
}
