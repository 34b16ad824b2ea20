/** Codes of the reference list of education levels. */
export const educationLevels = {
  elementaryIncomplete: 0,
  elementaryComplete: 1,
  highSchoolIncomplete: 2,
  highSchoolComplete: 3,
  collegeIncomplete: 4,
  collegeComplete: 5,
} as const;
