/** What fuel is worked out by: miles a gallon and dollars a gallon, as text; '' for what nobody said yet. */
export interface FuelHabits {
  readonly mpg: string;
  readonly fuelPrice: string;
}

const KEY = 'axlebook.fuel-habits';
const UNKNOWN: FuelHabits = { mpg: '', fuelPrice: '' };

/** What this browser was told last. */
export const fuelHabits = (): FuelHabits => {
  try {
    const { mpg, fuelPrice } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<FuelHabits>;
    return { mpg: typeof mpg === 'string' ? mpg : '', fuelPrice: typeof fuelPrice === 'string' ? fuelPrice : '' };
  } catch {
    return UNKNOWN;
  }
};

export const keepFuelHabits = (habits: FuelHabits): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(habits));
  } catch {
    // a browser that keeps nothing asks again
  }
};
