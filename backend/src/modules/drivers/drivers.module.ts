import { Module } from '@nestjs/common';
import { Records } from '../../platform/records/records.module';
import { Driver } from './driver';

@Module({ imports: [Records.of(Driver)] })
export class DriversModule {}
