import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../platform/core/clock';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { rowsOf } from '../../../../platform/event-log/projections/read-tables';
import { HttpProblem } from '../../../../platform/web/problems/problem.filter';
import { networkOf } from '../../../../platform/web/server/network-of';
import { KnownDevices } from '../adapters/known-devices';
import { StoredCredentials } from '../adapters/stored-credentials';
import { deviceOf } from '../domain/device';
import { User, Viewers } from '../../users';
import type { Door } from '../domain/doors';
import { Attempts } from './attempts';

export type SignedIn = Pick<User, 'id' | 'role'>;

/** Checks who may sign in by which door, and notes in the session the device and address that its owner is shown. */
@Injectable()
export class LoginService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly credentials: StoredCredentials,
    private readonly attempts: Attempts,
    private readonly devices: KnownDevices,
    private readonly viewers: Viewers,
    private readonly clock: Clock,
  ) {}

  /** @throws HttpProblem 401 with the refusal of the door, 429 after too many failures */
  async check(email: string, password: string, request: Request, door: Door): Promise<SignedIn> {
    const user = await rowsOf(this.dataSource, User, EVERYTHING)
      .andWhere('r.email = :email', { email })
      .getRawOne<User>();
    const device = this.devices.of(request);
    const known = this.devices.knows(device, user?.id ?? null);
    const attempt = { email, address: networkOf(request.ip), knownDevice: known ? device.id : null };
    await this.attempts.begin(attempt);
    const right = await this.credentials.matches(user?.id ?? null, password);
    const refuse = (message: string): HttpProblem =>
      new HttpProblem({ statusCode: 401, error: 'Login Failed', message, code: 'LOGIN_FAILED' });
    if (!user || !right || !(await this.viewers.of(user.id))) throw refuse(door.refusal);
    if (!door.roles.includes(user.role)) throw refuse(door.led?.[user.role] ?? door.refusal);
    await this.attempts.giveBack(attempt);
    await this.credentials.noteLogin(user.id);
    return { id: user.id, role: user.role };
  }

  /** @returns the token bound to the session that has just begun */
  begin(request: Request, userId: string): string {
    this.devices.remember(request, userId);
    const token = randomBytes(24).toString('base64url');
    request.session.token = token;
    request.session.startedAt = this.clock.now().getTime();
    request.session.device = deviceOf(request.get('user-agent') ?? '');
    request.session.address = request.ip ?? '';
    return token;
  }
}
