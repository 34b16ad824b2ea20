/** Why there is no camera: a key of `customer.camera`. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'insecure';

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/** What the browser's refusal means to a person. */
export const cameraProblem = (error: unknown): CameraProblem =>
  (error instanceof Error ? problems[error.name] : undefined) ?? 'busy';

interface Watch {
  readonly video: HTMLVideoElement;
  readonly signal: AbortSignal;
  readonly onStart: () => void;
  /** Called for a code that was read; goes on until the signal says stop. */
  readonly onRead: (text: string) => void;
  readonly onProblem: (problem: CameraProblem) => void;
}

const endStream = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Shows the camera in the video and reads QR codes from it until the signal aborts; then the camera is released. */
export const watchCamera = async ({ video, signal, onStart, onRead, onProblem }: Watch): Promise<void> => {
  // Browsers leave it out on pages that did not come over a secure connection.
  if (!('mediaDevices' in navigator)) return onProblem('insecure');
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    if (signal.aborted) return endStream(stream);
    signal.addEventListener('abort', () => endStream(stream));
    const { frameLoop, QRCamera, QRCanvas } = await import('qr/dom.js');
    if (signal.aborted) return;
    const camera = new QRCamera(video, stream);
    const canvas = new QRCanvas();
    const stop = frameLoop(() => {
      // A frame in which nothing is found is no news; the next one comes at once.
      camera.readFrame(canvas, true).then(
        (text) => typeof text === 'string' && !signal.aborted && onRead(text),
        () => undefined,
      );
    }, video);
    signal.addEventListener('abort', () => {
      stop();
      camera.stop();
    });
    onStart();
  } catch (error) {
    if (!signal.aborted) onProblem(cameraProblem(error));
  }
};
