import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { InsuranceRecord } from './insurance-record';

@Module({ imports: [Records.of(InsuranceRecord)] })
export class InsuranceModule {}
