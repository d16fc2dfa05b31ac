export { SettingsModule } from './settings.module';
export { Firm } from './firm';
export { NEW_FIRM, type FirmValues } from './domain/settings';
