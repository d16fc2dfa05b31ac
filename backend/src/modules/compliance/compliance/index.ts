export { CommercialPlate } from './commercial-plate';
export { ComplianceAudit } from './compliance-audit';
export { ComplianceModule } from './compliance.module';
export { ComplianceUpdate } from './compliance-update';
export { HeavyUseFiling } from './heavy-use-filing';
export { IrpRenewal } from './irp-renewal';
export { OperatingAuthority } from './operating-authority';
export { Permit } from './permit';
