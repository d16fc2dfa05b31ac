/** The companies of the demo: an invented firm, its clients and the brokers they haul for. */
export const FIRM = {
  name: 'Blue Mile Trucking Services',
  address: '1400 Industrial Pkwy\nNashville, TN 37210',
  phone: '(615) 555-0142',
  email: 'billing@bluemile.test',
  timeZone: 'America/New_York',
  remitTo: 'Blue Mile Trucking Services\nAccounts Receivable\nP.O. Box 1180\nNashville, TN 37202',
};

export interface Company {
  readonly companyName: string;
  readonly ownerName: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly fleetSize: number;
}
const company = (
  companyName: string,
  ownerName: string,
  city: string,
  state: string,
  zipCode: string,
  fleetSize: number,
): Company => ({ companyName, ownerName, city, state, zipCode, fleetSize });

export const CLIENTS: readonly Company[] = [
  company('Ridgeline Carriers LLC', 'Tom Becker', 'Knoxville', 'TN', '37902', 6),
  company('Prairie Star Transport', 'Lena Ortiz', 'Wichita', 'KS', '67202', 3),
  company('Harbor Point Logistics', 'James Whitfield', 'Savannah', 'GA', '31401', 11),
  company('Two Rivers Trucking Inc', 'Asha Patel', 'Paducah', 'KY', '42001', 2),
  company('Desert Wind Freight', 'Carlos Mendoza', 'Tucson', 'AZ', '85701', 8),
  company('North Fork Hauling', 'Greta Lind', 'Boise', 'ID', '83702', 4),
  company('Ironwood Express', 'Marcus Hill', 'Toledo', 'OH', '43604', 14),
  company('Palmetto Lines LLC', 'Denise Carter', 'Columbia', 'SC', '29201', 5),
  company('Silver Creek Transport', 'Owen Brady', 'Reno', 'NV', '89501', 1),
  company('Great Bend Carriers', 'Ruth Kessler', 'Omaha', 'NE', '68102', 7),
  company('Tidewater Freight Co', 'Samuel Brooks', 'Norfolk', 'VA', '23510', 9),
  company('Lone Pine Trucking', 'Hannah Frost', 'Spokane', 'WA', '99201', 2),
];

/** The clients of a demo: the twelve, and `scale` - 1 copies of each of them. */
export const clientsAt = (scale: number): readonly Company[] =>
  Array.from({ length: scale }, (_, copy) =>
    CLIENTS.map((client) => (copy === 0 ? client : { ...client, companyName: `${client.companyName} ${copy + 1}` })),
  ).flat();

/**
 * For data that only the first few of the twelve clients have: the indexes of the first `first` clients, and of all
 * clients beyond the twelve, who have it as well.
 */
export const those = (clients: readonly Company[], first: number): readonly number[] =>
  [...clients.keys()].filter((index) => index < first || index >= CLIENTS.length);

export const APPLICANTS: readonly Company[] = [
  company('Copper Canyon Haulers', 'Diego Salas', 'El Paso', 'TX', '79901', 3),
  company('Lakeshore Motor Freight', 'Ingrid Novak', 'Erie', 'PA', '16501', 12),
  company('Bayou State Trucking', 'Andre Fontenot', 'Lafayette', 'LA', '70501', 1),
];

export const BROKERS: readonly { name: string; contactEmail: string; contactPhone: string; address: string }[] = [
  {
    name: 'Summit Freight Brokers',
    contactEmail: 'payables@summitfreight.test',
    contactPhone: '(312) 555-0110',
    address: '200 W Adams St, Chicago, IL 60606',
  },
  {
    name: 'Keystone Logistics Group',
    contactEmail: 'ap@keystonelogistics.test',
    contactPhone: '(215) 555-0121',
    address: '1500 Market St, Philadelphia, PA 19102',
  },
  {
    name: 'Pacific Crest Brokerage',
    contactEmail: 'carriers@pacificcrest.test',
    contactPhone: '(503) 555-0133',
    address: '411 SW 2nd Ave, Portland, OR 97204',
  },
  {
    name: 'Lonestar Load Partners',
    contactEmail: 'invoices@lonestarload.test',
    contactPhone: '(214) 555-0144',
    address: '2100 Ross Ave, Dallas, TX 75201',
  },
  {
    name: 'Blue Heron Transport Solutions',
    contactEmail: 'billing@blueheron.test',
    contactPhone: '(904) 555-0155',
    address: '76 S Laura St, Jacksonville, FL 32202',
  },
  {
    name: 'Midland Freight Exchange',
    contactEmail: 'ap@midlandfx.test',
    contactPhone: '(816) 555-0166',
    address: '1100 Main St, Kansas City, MO 64105',
  },
];

interface Lane {
  readonly from: string;
  readonly to: string;
  readonly miles: number;
}
export const LANES: readonly Lane[] = [
  { from: 'Nashville, TN', to: 'Atlanta, GA', miles: 248 },
  { from: 'Chicago, IL', to: 'Memphis, TN', miles: 531 },
  { from: 'Dallas, TX', to: 'Denver, CO', miles: 781 },
  { from: 'Savannah, GA', to: 'Charlotte, NC', miles: 253 },
  { from: 'Phoenix, AZ', to: 'Los Angeles, CA', miles: 373 },
  { from: 'Omaha, NE', to: 'Minneapolis, MN', miles: 380 },
  { from: 'Columbus, OH', to: 'Harrisburg, PA', miles: 368 },
  { from: 'Reno, NV', to: 'Salt Lake City, UT', miles: 518 },
  { from: 'Norfolk, VA', to: 'Newark, NJ', miles: 357 },
  { from: 'Spokane, WA', to: 'Portland, OR', miles: 351 },
];
