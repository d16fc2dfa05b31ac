/** The header of the transaction report of EFS: 21 columns. */
export const EFS_HEADER =
  'Card #,Tran Date,Tran Time,Invoice,Unit,Driver Name,Odometer,Location Name,City,State/ Prov,Fees,Item,Unit Price,Disc PPU,Disc Cost,Qty,Disc Amt,Disc Type,Amt,DB,Currency';
const AT = '7083051234561234,10/05/2026,14:20,987654,T-07,Dana Reyes,401233,FJ-TULSA 706,Tulsa,OK';

/** One purchase: diesel, reefer fuel, exhaust fluid and cash, with a fee of 1.50: 695.44 in all. */
export const EFS_PURCHASE = [
  `${AT},1.50,ULSD,4.099,3.899,0.20,102.34,20.47,C,399.02,N,USD/Gallons`,
  `${AT},0.00,ULSR,3.731,3.731,0,30.00,0,,111.93,N,USD/Gallons`,
  `${AT},0.00,DEFD,3.299,3.299,0,10.00,0,,32.99,N,USD/Gallons`,
  `${AT},0.00,CADV,150.00,150.00,0,1.00,0,,150.00,N,USD/Gallons`,
];
/** A sheet of these rows, as EFS writes it. */
export const efsFile = (rows: readonly string[] = EFS_PURCHASE): string => [EFS_HEADER, ...rows].join('\r\n');

/** The cells of comma-separated lines without quotes. */
export const cellsOf = (text: string): string[][] => text.split(/\r?\n/).map((line) => line.split(','));

/** The same purchase as the fleet manager of EFS writes it: one row. */
export const EFS_WIDE_FILE = [
  'Card #,Tran Date,Tran Time,Invoice,Unit,Driver Name,Odometer,Location Name,City,State/ Prov,PPU,FUEL_UOM,Fuel_CUR,RFuel_UOM,RFuel_CUR,DEF_PPU,DEF_UOM,DEF_CUR,Cash Adv,Total Inv,Fee,Amt Billed',
  `${AT},3.899,102.34,399.02,30.00,111.93,3.299,10.00,32.99,150.00,693.94,1.50,695.44`,
].join('\n');

/** An export of Pilot: title rows, days as numbers, no state. */
export const PILOT_FILE = [
  'StartDate,10/01/2026',
  'EndDate,10/31/2026',
  'StandardAcctNo,12345',
  'CompanyId,StandardAcctNo,CustomerName,Authorization_No,UnitNo,Card_No,Site,SiteDescr,Quantity,InvoiceTotal,RetailTotal,TransactionDate,TransactionTime,ProductCode,ProductDescription',
  '1,12345,Red Mesa,555001,T-07,561234,706,FJ-TULSA 706,102.34,399.02,419.49,46300,0.597222,020,TRUCK DIESEL',
  '1,12345,Red Mesa,555001,T-07,561234,706,FJ-TULSA 706,10.00,32.99,32.99,46300,0.597222,140,DEF',
].join('\n');

/** The plain template, filled in once. */
export const GENERIC_FILE = [
  'Transaction Date,Transaction Time,Driver Name,Unit,Location State/Province,Product Code,Quantity,Amount,Invoice',
  '10/05/2026,14:20,Dana Reyes,T-07,OK,ULSD,102.34,399.02,987654',
].join('\n');
