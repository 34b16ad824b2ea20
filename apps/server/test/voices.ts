import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Channel } from '@balcao/contract/channel';
import { sendVoice } from '@balcao/contract/conversation-sending';
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { linkOf } from './channels.ts';
import type { TestCustomer } from './customers.ts';

/** Two seconds of a tone; each names its person, device and place, as recorders do. The film is sound with a picture, the endless one is broken. */
export const voice = (
  name:
    | 'voice.webm'
    | 'voice.ogg'
    | 'voice.m4a'
    | 'voice.mp3'
    | 'voice-film.webm'
    | 'voice-endless.webm'
    | 'film.mp4' = 'voice.webm',
): Buffer => readFileSync(path.join(import.meta.dirname, 'data', name));

/** The tone over and over, for so many seconds. */
export const longVoice = async (seconds: number): Promise<Buffer> => {
  const input = new Input({ source: new BufferSource(voice()), formats: [WEBM] });
  const track = await input.getPrimaryAudioTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error('the tone has sound');
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();
  for (let from = 0; from < seconds; from += 2)
    // The tone ends a moment after its two seconds.
    for await (const packet of new EncodedPacketSink(track).packets())
      if (packet.timestamp < 1.98)
        await source.add(packet.clone({ timestamp: from + packet.timestamp }), { decoderConfig });
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
};

/** Sends a voice message to a channel. */
export const say = (
  { call }: Pick<TestCustomer, 'call'>,
  channel: Channel,
  { sound = voice(), text, clientId = crypto.randomUUID() }: { sound?: Buffer; text?: string; clientId?: string } = {},
) =>
  call(sendVoice, {
    params: { link: linkOf(channel) },
    body: { clientId, voice: sound.toString('base64'), ...(text === undefined ? {} : { text }) },
  });
