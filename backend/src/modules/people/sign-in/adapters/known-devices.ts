import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { createHmac, randomBytes } from 'node:crypto';
import { equal } from '../../../../platform/web/auth/equal';
import { SETTINGS, type Running } from '../../../../platform/installation/running';

const DEVICE_COOKIE = 'axlebook.device';
const MOST_ACCOUNTS = 5;
const LASTS_MS = 180 * 24 * 3_600_000;
/** An id and up to five marks of 22 letters each. */
const LONGEST = 200;

/** A browser that somebody has signed in with: its id, and a mark (an HMAC) for each account. */
export interface Device {
  readonly id: string;
  readonly marks: readonly string[];
}

/** The browsers that accounts have signed in with. Each carries a cookie with signed marks, which names nobody. */
@Injectable()
export class KnownDevices {
  constructor(@Inject(SETTINGS) private readonly settings: Running) {}

  of(request: Request): Device | null {
    const pair = (request.headers.cookie ?? '').split('; ').find((each) => each.startsWith(`${DEVICE_COOKIE}=`));
    const value = pair?.slice(DEVICE_COOKIE.length + 1, DEVICE_COOKIE.length + 1 + LONGEST) ?? '';
    const [id = '', ...marks] = value.split('.');
    return id === '' ? null : { id, marks: marks.slice(0, MOST_ACCOUNTS) };
  }

  /** Whether this user has signed in with the device before. */
  knows(device: Device | null, userId: string | null): device is Device {
    if (!device || userId === null) return false;
    const mark = this.mark(device.id, userId);
    return device.marks.some((each) => equal(each, mark));
  }

  /** From now on, the browser of the request is known to the user. */
  remember(request: Request, userId: string): void {
    const { id, marks } = this.of(request) ?? { id: randomBytes(16).toString('base64url'), marks: [] };
    const mark = this.mark(id, userId);
    const stored = [mark, ...marks.filter((each) => each !== mark)].slice(0, MOST_ACCOUNTS);
    request.res?.cookie(DEVICE_COOKIE, [id, ...stored].join('.'), {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.settings.secureCookies,
      maxAge: LASTS_MS,
      path: '/api',
    });
  }

  private mark(device: string, userId: string): string {
    return createHmac('sha256', this.settings.secret)
      .update(['known-device', device, userId].join('\n'))
      .digest('base64url')
      .slice(0, 22);
  }
}
