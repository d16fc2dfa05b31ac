export { SettingsModule } from './settings.module';
export { Firm } from './adapters/firm';
export { NEW_FIRM, type FirmValues } from './settings';
