import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { Vehicle } from './vehicle';

@Module({ imports: [Records.of(Vehicle)] })
export class VehiclesModule {}
