/** What an agent may be given, in the order of its form. */
export const RIGHTS = ['canCreateInvoices', 'canViewReports', 'canManageClients', 'canAccessAccounting'] as const;
