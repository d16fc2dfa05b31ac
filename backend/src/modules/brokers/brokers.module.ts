import { Module } from '@nestjs/common';
import { BrokersController } from './api/brokers.controller';
import { BrokerNames } from './broker-names';

@Module({ controllers: [BrokersController], providers: [BrokerNames], exports: [BrokerNames] })
export class BrokersModule {}
