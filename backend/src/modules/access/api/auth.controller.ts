import { Body, Controller, Get, Post, Redirect, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Viewer } from '../../../platform/auth/viewer';
import { Email, field } from '../../../platform/fields/decorators';
import { either, object, oneOf, Shown, TEXT } from '../../../platform/fields/shown';
import { rawText } from '../../../platform/fields/texts';
import { Me } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import { ROLES, type Role } from '../domain/permissions';
import { AgentView, UserView } from '../domain/user-view';
import { LoginService, type Door } from '../login.service';
import { People } from '../people';
import { leaveSession, SESSION_COOKIE } from '../session';

const password = () =>
  rawText(500, {
    missing: 'Password is required',
    tooLong: 'Password must have at most 500 characters',
    form: { pattern: /[^]/, wrong: 'Password is required' },
  });
class Login {
  @Email() email: string;
  @field<string>('password', password) password: string;
}
class SignedIn {
  @Shown(oneOf(ROLES)) role: Role;
  @Shown(TEXT) token: string;
}
class StaffSignedIn extends SignedIn {
  @Shown(object(() => UserView)) user: UserView;
}
class AdminSignedIn extends SignedIn {
  @Shown(object(() => UserView)) admin: UserView;
}
class AgentSignedIn extends SignedIn {
  @Shown(
    either(
      object(() => AgentView),
      object(() => UserView),
    ),
  )
  agent: AgentView | UserView;
  @Shown(object(() => UserView)) user: UserView;
}
class ClientSignedIn extends SignedIn {
  @Shown(object(() => UserView)) client: UserView;
}
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
    answer: StaffSignedIn,
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
    answer: AdminSignedIn,
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
    answer: AgentSignedIn,
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
    answer: ClientSignedIn,
    limit: loginLimit,
  })
  async client(@Body() body: Login, @Req() request: Request) {
    const { view, ...rest } = await this.signIn(body, request, CLIENT);
    return { client: view, ...rest };
  }

  @Get('auth/user')
  @Route({ allow: 'signed-in', summary: 'The signed-in user', answer: UserView })
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

  private async signIn({ email: address, password: given }: Login, request: Request, door: Door) {
    const row = await this.logins.check(address, given, request.ip ?? 'unknown', door);
    const token = await this.logins.open(request, row);
    return { view: await this.people.viewOf(row.id), role: row.role, token };
  }
}
