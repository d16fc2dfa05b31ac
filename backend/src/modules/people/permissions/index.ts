export {
  ACCESS_LEVELS,
  FEATURES,
  allPermissions,
  PERMISSIONS,
  permissionsOf,
  ROLES,
  type AccessLevel,
  type AgentFlags,
  type Permission,
  type Role,
} from './domain/permissions';
