import { Controller } from '@nestjs/common';
import { richRoutes } from '../../../../platform/records/routes/rich-routes';
import { driverAccountKind } from '../driver-account';

/** What drivers owe and what is held for them, account by account. */
@Controller('api/driver-accounts')
export class DriverAccountListController extends richRoutes(driverAccountKind, { list: true }) {}
