import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { builtFile } from '../../../../platform/core/built-file';
import { equal } from '../../../../platform/web/auth/equal';
import { metrics } from '../../../../platform/core/metrics';
import type { Readiness } from './readiness';

const LOOPBACK = '127.0.0.1';
const BEAT_MS = 250;
/** A process whose main thread has not reported for this long counts as not ready. */
const SILENT_MS = 10_000;

/** Whether a request has the token of the metrics: 'Authorization: Bearer <token>'. */
export const toldToken = (token: string, authorization: string | undefined): boolean =>
  equal(`Bearer ${token}`, authorization ?? '');

/** The settings that the thread starts with. */
export interface PortSettings {
  readonly port: number;
  readonly host: string;
  readonly silentMs: number;
}
/** The regular report of the main thread: a sentence why the process cannot serve, or null when it can. */
export interface ReadyWord {
  readonly problem: string | null;
}
/** The answer of the main thread to the request with this number. */
export interface PortAnswer extends Answered {
  readonly answered: number;
}

interface PortRequest {
  readonly asked: number;
  readonly authorization: string | undefined;
}
interface Answered {
  readonly status: number;
  readonly text?: string;
  readonly type?: string;
}
const metricsFor = async (token: string | undefined, authorization: string | undefined): Promise<Answered> => {
  if (token !== undefined && !toldToken(token, authorization)) return { status: 403 };
  return metrics.metrics().then(
    (text) => ({ status: 200, text, type: metrics.contentType }),
    () => ({ status: 500 }),
  );
};

export interface MachinePort {
  readonly address: AddressInfo;
  close(): Promise<void>;
}

/**
 * Opens a port that only this machine reaches, without a proxy in front of it. `/metrics` returns the metrics, `/ready`
 * whether the process could serve at its last report. A separate thread answers, so that a busy main thread does not
 * delay probes.
 * @param token when set, a request for metrics must send it
 * @throws Error of the operating system when the port is taken
 */
export const listenForMachine = async (
  port: number,
  token: string | undefined,
  readiness: Pick<Readiness, 'problem'>,
): Promise<MachinePort> => {
  const settings: PortSettings = { port, host: LOOPBACK, silentMs: SILENT_MS };
  const thread = new Worker(builtFile(__dirname, 'machine-port.thread'), { workerData: settings });
  const [{ listening }] = (await once(thread, 'message')) as [{ listening: AddressInfo }];
  const beat = (): void => thread.postMessage({ problem: readiness.problem?.message ?? null } satisfies ReadyWord);
  beat();
  const beats = setInterval(beat, BEAT_MS);
  thread.on('message', ({ asked, authorization }: PortRequest) => {
    void metricsFor(token, authorization).then((answered) => thread.postMessage({ answered: asked, ...answered }));
  });
  return {
    address: listening,
    close: async () => {
      clearInterval(beats);
      await thread.terminate();
    },
  };
};
