import { Log1763740800001 } from './0001-log';
import { Records1763740800002 } from './0002-records';
import { Books1763740800003 } from './0003-books';
import { Audit1763740800004 } from './0004-audit';
import { FrontDoor1763740800005 } from './0005-front-door';
import { Checkout1763740800006 } from './0006-checkout';
import { LeanIndexes1763740800007 } from './0007-lean-indexes';
import { PasswordLinks1763740800008 } from './0008-password-links';
import { Installation1763740800009 } from './0009-installation';
import { LogTime1763740800010 } from './0010-log-time';
import { Letters1763740800011 } from './0011-letters';
import { OneAppend1763740800012 } from './0012-one-append';
import { Lists1763740800013 } from './0013-lists';
import { Removed1763740800014 } from './0014-removed';

/** In order; published ones never change. */
export const migrations = [
  Log1763740800001,
  Records1763740800002,
  Books1763740800003,
  Audit1763740800004,
  FrontDoor1763740800005,
  Checkout1763740800006,
  LeanIndexes1763740800007,
  PasswordLinks1763740800008,
  Installation1763740800009,
  LogTime1763740800010,
  Letters1763740800011,
  OneAppend1763740800012,
  Lists1763740800013,
  Removed1763740800014,
];
