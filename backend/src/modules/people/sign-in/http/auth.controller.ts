import { Body, Controller, Get, Post, Redirect, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Viewer } from '../../../../platform/access/viewer';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { OwnView, UserView } from '../../users';
import { LoginService, type SignedIn } from '../commands/login.service';
import { leaveSession, SESSION_COOKIE } from '../adapters/session';
import { AdminDoor, AgentsDoor, ClientDoor, ComingIn, StaffDoor } from './sign-in.guard';
import { AdminSignedIn, AgentSignedIn, ClientSignedIn, Login, StaffSignedIn } from './auth.requests';

const loginLimit = { points: 100, seconds: 60 };

@Controller('api')
export class AuthController {
  constructor(
    private readonly logins: LoginService,
    private readonly views: OwnView,
  ) {}

  @Post('staff/login')
  @Route({
    allow: 'public',
    summary: 'Sign in as staff',
    answer: StaffSignedIn,
    limit: loginLimit,
  })
  @UseGuards(StaffDoor)
  async staff(@Body() _: Login, @ComingIn() user: SignedIn, @Req() request: Request) {
    const { view, ...rest } = await this.signedIn(user, request);
    return { user: view, ...rest };
  }

  @Post('admin/login')
  @Route({
    allow: 'public',
    summary: 'Sign in as administrator',
    answer: AdminSignedIn,
    limit: loginLimit,
  })
  @UseGuards(AdminDoor)
  async admin(@Body() _: Login, @ComingIn() user: SignedIn, @Req() request: Request) {
    const { view, ...rest } = await this.signedIn(user, request);
    return { admin: view, ...rest };
  }

  @Post('agents/login')
  @Route({
    allow: 'public',
    summary: 'Sign in as agent',
    answer: AgentSignedIn,
    limit: loginLimit,
  })
  @UseGuards(AgentsDoor)
  async agent(@Body() _: Login, @ComingIn() user: SignedIn, @Req() request: Request) {
    const { view, ...rest } = await this.signedIn(user, request);
    return { agent: view.agent ?? view, user: view, ...rest };
  }

  @Post('client/login')
  @Route({
    allow: 'public',
    summary: 'Sign in to the client portal',
    answer: ClientSignedIn,
    limit: loginLimit,
  })
  @UseGuards(ClientDoor)
  async client(@Body() _: Login, @ComingIn() user: SignedIn, @Req() request: Request) {
    const { view, ...rest } = await this.signedIn(user, request);
    return { client: view, ...rest };
  }

  @Get('auth/user')
  @Route({ allow: 'signed-in', summary: 'The signed-in user', answer: UserView })
  me(@Me() viewer: Viewer): Promise<UserView> {
    return this.views.of(viewer.id);
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
    // the decorator's redirect is the answer
  }

  private async signedIn({ id, role }: SignedIn, request: Request) {
    const token = this.logins.begin(request, id);
    return { view: await this.views.of(id), role, token };
  }
}
