import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Worker } from 'node:worker_threads';
import { builtFile } from '../../../../platform/core/built-file';
import { HttpProblem } from '../../../../platform/web/problems/problem.filter';
import { JUDGED, type Judged } from '../domain/passwords';

const JUDGE = builtFile(__dirname, 'password-judge.worker');
const PATIENCE_MS = 15_000;

/** A password, and words about its person that make it easy to guess, such as names. */
export interface ToJudge {
  readonly nr: number;
  readonly password: string;
  readonly words: readonly string[];
}

/** Judges how hard passwords are to guess, in a worker thread that starts with the first password. */
@Injectable()
export class PasswordJudge implements OnModuleDestroy {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, (judged: Judged | null) => void>();
  private last = 0;

  /**
   * @param words name, e-mail address and firm of the person
   * @throws HttpProblem 503 when there is no answer in time
   */
  async of(password: string, words: readonly string[]): Promise<Judged> {
    const nr = (this.last += 1);
    const worker = (this.worker ??= this.begun());
    const judged = await new Promise<Judged | null>((answer) => {
      const patience = setTimeout(() => this.end(), PATIENCE_MS);
      this.waiting.set(nr, (each) => {
        clearTimeout(patience);
        answer(each);
      });
      worker.postMessage({ nr, password: password.slice(0, JUDGED), words } satisfies ToJudge);
    });
    if (judged) return judged;
    throw new HttpProblem({
      statusCode: 503,
      message: 'The password could not be checked just now. Please try again in a moment.',
      code: 'BUSY',
    });
  }

  onModuleDestroy(): void {
    this.end();
  }

  private begun(): Worker {
    const worker = new Worker(JUDGE);
    worker.unref();
    worker.on('message', ({ nr, ...judged }: Judged & { readonly nr: number }) => {
      this.waiting.get(nr)?.(judged);
      this.waiting.delete(nr);
    });
    const ended = (): void => (worker === this.worker ? this.end() : undefined);
    worker.once('error', ended);
    worker.once('exit', ended);
    return worker;
  }

  private end(): void {
    void this.worker?.terminate();
    this.worker = undefined;
    for (const answer of this.waiting.values()) answer(null);
    this.waiting.clear();
  }
}
