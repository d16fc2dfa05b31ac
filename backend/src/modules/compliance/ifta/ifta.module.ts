import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { IftaProcess } from './ifta-process';

@Module({ imports: [Records.of(IftaProcess, { without: ['get'] })] })
export class IftaModule {}
