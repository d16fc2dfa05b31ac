import { Module } from '@nestjs/common';
import { Accounts } from './accounts';
import { AuthController } from './api/auth.controller';
import { Credentials } from './credentials';
import { LoginService } from './login.service';

@Module({ controllers: [AuthController], providers: [Accounts, Credentials, LoginService], exports: [Accounts] })
export class AccessModule {}
