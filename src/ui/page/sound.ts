/**
 * Sounds, made of oscillators and noise: nothing is loaded. The audio context opens with the first sound.
 * That is after a touch or a key, as browsers demand. The context is suspended while the page is hidden.
 */
import { effect } from '@preact/signals';
import type { Session } from '../../app/game/session.ts';
import type { Settings } from '../../app/preferences/settings.ts';
import { greatBell, type Sound, soundsOf } from '../../app/sounds/sounds.ts';
import { current } from '../../rules/game.ts';
import { isWon } from '../../rules/position.ts';
import type { Strokes } from './strokes.ts';

/** The partials of a bell: frequency relative to the strike note, strength, and share of the whole duration. */
const PARTIALS = [
  [0.5, 0.35, 1],
  [1, 0.5, 0.75],
  [1.2, 0.4, 0.55],
  [1.5, 0.2, 0.4],
  [2, 0.45, 0.35],
  [2.67, 0.15, 0.2],
  [4, 0.08, 0.12],
] as const;

interface Output {
  readonly context: AudioContext;
  readonly volume: GainNode;
  readonly noise: AudioBuffer;
}

/** Plays a sound for each change of the game, if the player has sounds switched on. */
export function connectSounds(session: Session, settings: Settings, strokes: Strokes): void {
  let output: Output | undefined;
  let ringing: GainNode | undefined;
  /** Bells of the last change that were not played because sound was off. */
  let missed: readonly Sound[] = [];

  const silence = (): void => {
    ringing?.disconnect();
    ringing = undefined;
  };
  const play = (sounds: readonly Sound[]): void => {
    if (sounds.length === 0 || document.hidden) return;
    output ??= open();
    const { context } = output;
    void context.resume();
    // A bell of an earlier move stops when the next bell rings.
    if (sounds.some(({ kind }) => kind === 'bell')) silence();
    ringing ??= channel(output);
    for (const sound of sounds) make(output, ringing, sound);
  };

  session.onChange((change) => {
    const sounds = soundsOf(change, strokes.beat() / 1000);
    // Undoing the win stops its strokes.
    if (isWon(current(change.before))) silence();
    const isWanted = settings.choices.peek().sound;
    if (isWanted) play(sounds);
    missed = isWanted ? [] : sounds.filter(({ kind }) => kind === 'bell');
  });
  effect(() => {
    // When the strokes are skipped, a single one sounds with the light.
    if (strokes.skipped.value === 0 || !settings.choices.peek().sound) return;
    silence();
    play([greatBell()]);
  });
  effect(() => {
    const { sound, volume } = settings.choices.value;
    if (output) output.volume.gain.value = volume;
    if (!sound) return silence();
    play(missed);
    missed = [];
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    silence();
    void output?.context.suspend();
  });

  function open(): Output {
    const context = new AudioContext();
    const volume = context.createGain();
    volume.gain.value = settings.choices.peek().volume;
    volume.connect(context.destination);
    return { context, volume, noise: makeNoise(context) };
  }
}

function channel({ context, volume }: Output): GainNode {
  const gain = context.createGain();
  gain.connect(volume);
  return gain;
}

function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 0.2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

function make(output: Output, into: AudioNode, sound: Sound): void {
  const at = output.context.currentTime + sound.at;
  switch (sound.kind) {
    case 'felt':
      brush(output, into, at, { hertz: 900, strength: 0.16, seconds: 0.09 });
      break;
    case 'tick':
      brush(output, into, at, { hertz: 4200, strength: 0.12, seconds: 0.03 });
      tone(output.context, into, { hertz: 1950, strength: 0.05, at, seconds: 0.05 });
      break;
    case 'bell':
      for (const [height, strength, length] of PARTIALS)
        tone(output.context, into, {
          hertz: sound.hertz * height,
          strength: strength * 0.22,
          at,
          seconds: sound.seconds * length,
        });
  }
}

interface Tone {
  readonly hertz: number;
  readonly strength: number;
  readonly at: number;
  readonly seconds: number;
}

/** A sine wave that starts suddenly and decays. */
function tone(
  context: AudioContext,
  into: AudioNode,
  { hertz, strength, at, seconds }: Tone,
): void {
  const oscillator = context.createOscillator();
  oscillator.frequency.value = hertz;
  oscillator.connect(decay(context, into, strength, at, seconds));
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

/** Noise around a frequency: a low one sounds like a card on cloth, a high one like a click. */
function brush(
  { context, noise }: Output,
  into: AudioNode,
  at: number,
  { hertz, strength, seconds }: Omit<Tone, 'at'>,
): void {
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  filter.Q.value = 0.8;
  source.connect(filter);
  filter.connect(decay(context, into, strength, at, seconds));
  source.start(at, 0, seconds);
}

function decay(
  context: AudioContext,
  into: AudioNode,
  strength: number,
  at: number,
  seconds: number,
): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(strength, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(into);
  return gain;
}
