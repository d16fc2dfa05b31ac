import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { Driver } from './driver';
import { SubstanceTest } from './substance-test';

@Module({ imports: [Records.of(Driver), Records.of(SubstanceTest)] })
export class DriversModule {}
