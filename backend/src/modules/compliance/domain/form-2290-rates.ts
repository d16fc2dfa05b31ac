/**
 * Heavy vehicle use tax of a whole tax period, by taxable gross weight: https://www.fhwa.dot.gov/policyinformation/hvut/mod1/whatishvut.cfm
 * (26 U.S.C. 4481). A new table is a new row with the first tax year that it is for.
 */
export const FORM_2290_RATES = [
  {
    fromTaxYear: 2024,
    leastWeight: 55_000,
    leastTax: 100_00,
    stepWeight: 1_000,
    stepTax: 22_00,
    topWeight: 75_000,
    topTax: 550_00,
  },
] as const;
