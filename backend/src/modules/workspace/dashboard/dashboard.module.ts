import { Module } from '@nestjs/common';
import { DashboardController } from './http/dashboard.controller';

@Module({ controllers: [DashboardController] })
export class DashboardModule {}
