import { voiceSecondsAtMost } from '@balcao/contract/voice';
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OGG,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

/** What each kind of sound is kept in: browsers play these everywhere. */
const kept = {
  opus: { type: 'audio/webm', format: () => new WebMOutputFormat() },
  aac: { type: 'audio/mp4', format: () => new Mp4OutputFormat({ fastStart: 'in-memory' }) },
  mp3: { type: 'audio/mpeg', format: () => new Mp3OutputFormat() },
} as const;
const isKept = (codec: string | null): codec is keyof typeof kept => codec !== null && Object.hasOwn(kept, codec);
/** A recorder that ends by itself ends a moment late. */
const secondsAtMost = voiceSecondsAtMost + 2;
/** Those of telephones and of calls; music in more channels is no voice message. */
const channelsAtMost = 2;

/** The only track of a file, where that is sound of a kind that is kept. */
const soundIn = async (input: Input): Promise<InputAudioTrack | undefined> => {
  const [track, ...others] = await input.getTracks();
  if (!track?.isAudioTrack() || others.length > 0) return undefined;
  return (await track.getNumberOfChannels()) <= channelsAtMost ? track : undefined;
};

/** Writes the packets of a track into a file of its own; undefined where they go on for longer than they may. */
const rewrite = async (track: InputAudioTrack, codec: keyof typeof kept) => {
  const decoderConfig = await track.getDecoderConfig();
  const target = new BufferTarget();
  const output = new Output({ format: kept[codec].format(), target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  let begin: number | undefined;
  let end = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    begin ??= Math.max(0, packet.timestamp);
    end = packet.timestamp + packet.duration - begin;
    if (end > secondsAtMost) return undefined;
    const moved = packet.clone({ timestamp: packet.timestamp - begin });
    await source.add(moved, decoderConfig ? { decoderConfig } : undefined);
  }
  await output.finalize();
  return { seconds: end, bytes: Buffer.from(target.buffer ?? new ArrayBuffer(0)) };
};

/**
 * A voice message: the sound unchanged, in a new file without other data. What a recorder wrote about the place, the device and the person is
 * dropped. The length is computed from the packets: recorders leave it out, and a stranger may write any value.
 */
export const readVoice = async (bytes: Buffer) => {
  const input = new Input({ source: new BufferSource(bytes), formats: [WEBM, OGG, MP4, MP3] });
  try {
    if (!(await input.canRead())) return { problem: 'typeWrong' } as const;
    const track = await soundIn(input);
    const codec = (await track?.getCodec()) ?? null;
    if (!track || !isKept(codec)) return { problem: 'typeWrong' } as const;
    const written = await rewrite(track, codec);
    if (!written) return { problem: 'tooLong' } as const;
    if (written.seconds <= 0) return { problem: 'damaged' } as const;
    return { type: kept[codec].type, ...written };
  } catch {
    return { problem: 'damaged' } as const;
  } finally {
    input.dispose();
  }
};
