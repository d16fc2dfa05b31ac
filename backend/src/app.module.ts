import { Module, type DynamicModule } from '@nestjs/common';
import { UsersModule } from './modules/people/users';
import { AgentsModule } from './modules/people/agents';
import { AuditModule } from './modules/administration/audit';
import { BankModule } from './modules/accounting/bank';
import { BankPaymentsModule } from './modules/accounting/bank-payments';
import { BatchesModule } from './modules/workspace/batches';
import { BrokersModule } from './modules/clients/brokers';
import { ObligationsModule } from './modules/compliance/obligations';
import { OverviewModule } from './modules/workspace/overview';
import { RemindersModule } from './modules/compliance/reminders';
import { CardProvidersModule } from './modules/accounting/card-providers';
import { ChargesModule } from './modules/accounting/charges';
import { CheckoutModule } from './modules/accounting/checkout';
import { ClearingModule } from './modules/accounting/clearing';
import { ClientMoneyModule } from './modules/accounting/client-money';
import { PaymentReceiptsModule } from './modules/accounting/payment-receipts';
import { PaymentsModule } from './modules/accounting/payments';
import { PortalPaymentsModule } from './modules/accounting/portal-payments';
import { ReportsModule } from './modules/accounting/reports';
import { ReceivablesModule } from './modules/accounting/receivables';
import { BusinessEntitiesModule } from './modules/clients/business-entities';
import { Client, ClientsModule } from './modules/clients/clients';
import { ComplianceModule } from './modules/compliance/compliance';
import { DashboardModule } from './modules/workspace/dashboard';
import { DemoModule } from './modules/administration/demo';
import { DocumentsModule } from './modules/compliance/documents';
import { DriversModule } from './modules/operations/drivers';
import { FuelCardsModule } from './modules/accounting/fuel-cards';
import { FuelModule } from './modules/operations/fuel';
import { Expense, ExpensesModule } from './modules/accounting/expenses';
import { IftaModule } from './modules/compliance/ifta';
import { InsuranceModule } from './modules/clients/insurance';
import { InvoicePapersModule } from './modules/accounting/invoice-papers';
import { DetentionModule } from './modules/accounting/detention';
import { DepositsModule } from './modules/accounting/deposits';
import { FactorsModule } from './modules/accounting/factors';
import { InvoicesModule } from './modules/accounting/invoices';
import { LedgerModule } from './modules/accounting/ledger';
import { LoadsModule } from './modules/operations/loads';
import { LoadPapersModule } from './modules/operations/load-papers';
import { StopTimesModule } from './modules/operations/stop-times';
import { ReadingModule } from './modules/operations/reading';
import { RoutingModule } from './modules/operations/routing';
import { Trip, TripsModule } from './modules/operations/trips';
import { DriverAccountsModule } from './modules/pay/driver-accounts';
import { PayRulesModule } from './modules/pay/pay-rules';
import { SettlementsModule } from './modules/pay/settlements';
import { RegistrationsModule } from './modules/clients/registrations';
import { ContractorsModule } from './modules/pay/contractors';
import { TaxFormsModule } from './modules/pay/tax-forms';
import { SettingsModule } from './modules/administration/settings';
import { SignInModule } from './modules/people/sign-in';
import { NotificationsModule } from './modules/workspace/notifications';
import { SupportModule } from './modules/workspace/support';
import { SystemModule } from './modules/administration/system';
import { VehiclesModule } from './modules/operations/vehicles';
import { ViewsModule } from './modules/workspace/views';
import { WallClock, type Clock } from './platform/core/clock';
import { PlatformModule } from './platform/platform.module';
import { RecordsModule } from './platform/records/records.module';
import type { Running } from './platform/installation/running';

@Module({})
export class AppModule {
  static running(settings: Running, clock: Clock = new WallClock()): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.running(settings, clock),
        RecordsModule,
        SettingsModule,
        UsersModule,
        SignInModule,
        AgentsModule,
        BatchesModule.sheetsOf(Client, Expense, Trip),
        ClientsModule,
        RegistrationsModule,
        BrokersModule,
        LoadsModule,
        ReadingModule,
        LoadPapersModule,
        StopTimesModule,
        RoutingModule,
        TripsModule,
        // before the invoices: /api/invoices/ageing is no id
        ReceivablesModule,
        DepositsModule,
        FactorsModule,
        InvoicesModule,
        InvoicePapersModule,
        DetentionModule,
        PaymentsModule,
        CheckoutModule,
        PortalPaymentsModule,
        BankPaymentsModule,
        PaymentReceiptsModule,
        ClientMoneyModule,
        ChargesModule,
        ClearingModule,
        CardProvidersModule,
        LedgerModule,
        BankModule,
        ReportsModule,
        DocumentsModule,
        IftaModule,
        ExpensesModule,
        // what books owe on cards comes first: /api/fuel-cards/owed is no id
        FuelCardsModule,
        FuelModule,
        PayRulesModule,
        DriverAccountsModule,
        SettlementsModule,
        ContractorsModule,
        TaxFormsModule,
        DashboardModule,
        AuditModule,
        VehiclesModule,
        DriversModule,
        InsuranceModule,
        BusinessEntitiesModule,
        ComplianceModule,
        ObligationsModule,
        OverviewModule,
        RemindersModule,
        SupportModule,
        NotificationsModule,
        ViewsModule,
        SystemModule,
        DemoModule,
      ],
    };
  }
}
