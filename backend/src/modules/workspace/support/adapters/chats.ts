import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../platform/core/clock';
import { Ids } from '../../../../platform/database/ids';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import type { ChatLink } from '../domain/assistant';

/** One message of a chat, stored as JSON in the table `chats`; `at` is an ISO instant. */
export interface ChatMessage {
  readonly from: 'visitor' | 'assistant';
  readonly text: string;
  readonly links: readonly ChatLink[];
  readonly at: string;
  /** The Idempotency-Key of the request that added it. */
  readonly key?: string;
}
/** A conversation of one user with the assistant, oldest message first. */
export interface Chat {
  readonly id: string;
  readonly messages: readonly ChatMessage[];
  /** The support request that the chat was handed over to; null: none. */
  readonly requestId: string | null;
}

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const CHAT = 'id, messages, request_id AS "requestId"';

/**
 * Stores the chats. They are not events (docs/adr/0020): a chat without a new message for 30 days is deleted when its
 * user begins another. Only a handover creates an event, that of the support request.
 */
@Injectable()
export class Chats {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Of the user's chats with a message of the last 24 hours, the one that was begun last; null: there is none. */
  async latest(userId: string): Promise<Chat | null> {
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    return this.one(
      `SELECT ${CHAT} FROM chats WHERE user_id = $1 AND updated_at > $2 ORDER BY created_at DESC, id DESC LIMIT 1`,
      [userId, since],
    );
  }

  /** A chat of the user by id; null: there is none, or it is another user's. */
  async find(userId: string, id: string): Promise<Chat | null> {
    return this.one(`SELECT ${CHAT} FROM chats WHERE id = $1 AND user_id = $2`, [id, userId]);
  }

  async begin(userId: string, messages: readonly ChatMessage[]): Promise<Chat> {
    const now = this.clock.now();
    await poolOf(this.dataSource).query('DELETE FROM chats WHERE user_id = $1 AND updated_at < $2', [
      userId,
      new Date(now.getTime() - KEPT_DAYS * DAY_MS),
    ]);
    const chat = { id: this.ids.uuid(), messages, requestId: null };
    await poolOf(this.dataSource).query(
      'INSERT INTO chats (id, user_id, messages, created_at, updated_at) VALUES ($1, $2, $3, $4, $4)',
      [chat.id, userId, JSON.stringify(messages), now],
    );
    return chat;
  }

  /** Appends messages to a chat; null: the chat no longer exists. */
  async add(id: string, messages: readonly ChatMessage[]): Promise<Chat | null> {
    return this.one(
      `UPDATE chats SET messages = messages || $2::jsonb, updated_at = $3 WHERE id = $1 RETURNING ${CHAT}`,
      [id, JSON.stringify(messages), this.clock.now()],
    );
  }

  /** Marks a chat as handed over. Its support request has the id of the chat. */
  async handOver(id: string): Promise<Chat | null> {
    return this.one(`UPDATE chats SET request_id = id WHERE id = $1 RETURNING ${CHAT}`, [id]);
  }

  private async one(sql: string, values: readonly unknown[]): Promise<Chat | null> {
    const { rows } = await poolOf(this.dataSource).query<Chat>(sql, [...values]);
    return rows[0] ?? null;
  }
}
