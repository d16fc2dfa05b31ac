import { Body, Controller, Get, Post, Redirect, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Viewer } from '../../../platform/auth/viewer';
import { email, text } from '../../../platform/http/fields';
import { Me } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import { ROLES } from '../domain/permissions';
import { agentView, userView, type UserView } from '../domain/user-view';
import { LoginService, type Door } from '../login.service';
import { People } from '../people';
import { leaveSession, SESSION_COOKIE } from '../session';

const login = z
  .object({
    email: email(),
    password: z
      .string('Password is required')
      .min(1, 'Password is required')
      .max(500, 'Password must have at most 500 characters'),
  })
  .meta({ id: 'Login' });
type Login = z.output<typeof login>;
const answer = { role: z.enum(ROLES), token: text('token') };
const loginLimit = { points: 100, seconds: 60 };

const STAFF: Door = { roles: ['admin', 'employee', 'agent', 'driver'], refusal: 'Invalid credentials' };
const ADMIN: Door = { roles: ['admin'], refusal: 'Invalid credentials' };
const AGENT: Door = { roles: ['agent'], refusal: 'Invalid credentials' };
const CLIENT: Door = { roles: ['client'], refusal: 'Invalid email or password' };

@Controller('api')
export class AuthController {
  constructor(
    private readonly logins: LoginService,
    private readonly people: People,
  ) {}

  @Post('staff/login')
  @Route({
    allow: 'public',
    summary: 'Sign in as staff',
    body: login,
    answer: z.object({ user: userView, ...answer }),
    limit: loginLimit,
  })
  async staff(@Body() body: Login, @Req() request: Request) {
    const { view, ...rest } = await this.signIn(body, request, STAFF);
    return { user: view, ...rest };
  }

  @Post('admin/login')
  @Route({
    allow: 'public',
    summary: 'Sign in as administrator',
    body: login,
    answer: z.object({ admin: userView, ...answer }),
    limit: loginLimit,
  })
  async admin(@Body() body: Login, @Req() request: Request) {
    const { view, ...rest } = await this.signIn(body, request, ADMIN);
    return { admin: view, ...rest };
  }

  @Post('agents/login')
  @Route({
    allow: 'public',
    summary: 'Sign in as agent',
    body: login,
    answer: z.object({ agent: agentView.or(userView), user: userView, ...answer }),
    limit: loginLimit,
  })
  async agent(@Body() body: Login, @Req() request: Request) {
    const { view, ...rest } = await this.signIn(body, request, AGENT);
    return { agent: view.agent ?? view, user: view, ...rest };
  }

  @Post('client/login')
  @Route({
    allow: 'public',
    summary: 'Sign in to the client portal',
    body: login,
    answer: z.object({ client: userView, ...answer }),
    limit: loginLimit,
  })
  async client(@Body() body: Login, @Req() request: Request) {
    const { view, ...rest } = await this.signIn(body, request, CLIENT);
    return { client: view, ...rest };
  }

  @Get('auth/user')
  @Route({ allow: 'signed-in', summary: 'The signed-in user', answer: userView })
  me(@Me() viewer: Viewer): Promise<UserView> {
    return this.people.viewOf(viewer.id);
  }

  @Post('logout')
  @Route({ allow: 'public', summary: 'End the session', answer: 'none' })
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await leaveSession(request);
    response.clearCookie(SESSION_COOKIE);
  }

  @Get('logout')
  @Route({ allow: 'public', summary: 'End the session and go home (browser navigation)', answer: 'page', status: 302 })
  @Redirect('/')
  async logoutPage(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.logout(request, response);
  }

  @Get('login')
  @Route({ allow: 'public', summary: 'Go to the staff login (browser navigation)', answer: 'page', status: 302 })
  @Redirect('/staff-login')
  loginPage(): void {
    // the redirect is the answer
  }

  private async signIn({ email: address, password }: Login, request: Request, door: Door) {
    const row = await this.logins.check(address, password, request.ip ?? 'unknown', door);
    const token = await this.logins.open(request, row);
    return { view: await this.people.viewOf(row.id), role: row.role, token };
  }
}
