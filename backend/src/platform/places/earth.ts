/** A point on the earth in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const RADIUS_MILES = 3_958.8;
const RADIANS = Math.PI / 180;

/** The shortest way over the globe, in miles. */
export const milesBetween = (one: Point, other: Point): number => {
  const north = Math.sin(((other.latitude - one.latitude) * RADIANS) / 2) ** 2;
  const east = Math.sin(((other.longitude - one.longitude) * RADIANS) / 2) ** 2;
  const chord = north + Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS) * east;
  return 2 * RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
};
