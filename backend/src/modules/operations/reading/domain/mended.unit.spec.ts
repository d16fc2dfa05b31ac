import { mendedText } from './mended';
import { stateOfZip } from './zip-states';

describe('a text that was read from a picture', () => {
  it.each([
    ['Des Moines, |A 50313', 'Des Moines, IA 50313'],
    ['Des Moines, lA 50313', 'Des Moines, IA 50313'],
    ['Chicago, 1L 60601', 'Chicago, IL 60601'],
    ['DES MOINESIA 50313', 'DES MOINES, IA 50313'],
    ['FARGOND 58102', 'FARGO, ND 58102'],
    ['Columbus, 0H 43004', 'Columbus, OH 43004'],
    ['Des Moines, IA 5O313', 'Des Moines, IA 50313'],
    ['Reno, NV89501', 'Reno, NV 89501'],
    ['4400 Industrial Pkwy, Des Moines, lowa', '4400 Industrial Pkwy, Des Moines, Iowa'],
    ['PickupDate:02/08/2026', 'Pickup Date:02/08/2026'],
    ['TotalRate:$950.00', 'Total Rate:$950.00'],
    ['DELLocation: Fargo, ND', 'DEL Location: Fargo, ND'],
    ['Appt:02/08/202608:00', 'Appt:02/08/2026 08:00'],
    ['Stop 1 ~ Pickup', 'Stop 1 - Pickup'],
  ])('%s was %s', (read, was) => {
    expect(mendedText(read)).toBe(was);
  });

  it.each([
    ['a state that its ZIP code is not of', 'Reno, |D 89501', 'Reno, ID 89501'],
    ['a town before a ZIP code of elsewhere', 'VALENCIA 91355', 'VALENCIA 91355'],
    ['an amount', 'Total Rate: $1,O50.00', 'Total Rate: $1,O50.00'],
    ['a number', 'Load #: l0582', 'Load #: l0582'],
    ['a day', 'Date: O2/08/2026', 'Date: O2/08/2026'],
    ['a name', 'McAllen Freight LLC', 'McAllen Freight LLC'],
    ['a number and a time', '1202607:00', '1202607:00'],
    ['words', 'all loads in low gear', 'all loads in low gear'],
    ['five digits behind another word', 'Order 5O313', 'Order 5O313'],
  ])('is not guessed where it is %s', (_, read, was) => {
    expect(mendedText(read)).toBe(was);
  });
});

describe('the state of a ZIP code', () => {
  it.each([
    ['00501', null],
    ['02134', 'MA'],
    ['10001', 'NY'],
    ['20001', 'DC'],
    ['20109', 'VA'],
    ['50313', 'IA'],
    ['73301', null],
    ['99501', 'AK'],
  ])('%s: %s', (zip, state) => {
    expect(stateOfZip(zip)).toBe(state);
  });
});
