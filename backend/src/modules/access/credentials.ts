import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../platform/database/database';

/** A hash of nothing anybody knows: checking against it takes as long as against a real one. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Password hashes, kept outside the log. */
@Injectable()
export class Credentials {
  constructor(private readonly dataSource: DataSource) {}

  async set(userId: string, password: string): Promise<void> {
    await poolOf(this.dataSource).query(
      'INSERT INTO credentials (user_id, hash) VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, set_at = now()',
      [userId, await hash(password)],
    );
  }

  /** Takes the same time whether the user exists or not. */
  async matches(userId: string | null, password: string): Promise<boolean> {
    const { rows } = await poolOf(this.dataSource).query<{ hash: string }>('SELECT hash FROM credentials WHERE user_id = $1', [userId]);
    const right = await verify(rows[0]?.hash ?? DECOY, password).catch(() => false);
    return right && rows[0] !== undefined;
  }

  async noteLogin(userId: string): Promise<void> {
    await poolOf(this.dataSource).query('UPDATE credentials SET last_login = now() WHERE user_id = $1', [userId]);
  }

  async lastLogin(userId: string): Promise<string | null> {
    const { rows } = await poolOf(this.dataSource).query<{ last_login: string | null }>('SELECT last_login FROM credentials WHERE user_id = $1', [userId]);
    return rows[0]?.last_login ?? null;
  }
}
