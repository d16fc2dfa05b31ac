import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { Broker } from './broker';

@Module({ imports: [Records.of(Broker)] })
export class BrokersModule {}
