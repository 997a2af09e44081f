/** The reference list of the AMA Manual of Style, 11th edition, as a CSL style; Citation.js brings none. */
export const amaStyle = `<?xml version="1.0" encoding="utf-8"?>
<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0" demote-non-dropping-particle="sort-only">
  <info>
    <title>AMA</title>
    <id>ama</id>
    <updated>2026-01-01T00:00:00+00:00</updated>
  </info>
  <locale>
    <terms><term name="page-range-delimiter">-</term></terms>
  </locale>
  <macro name="author">
    <names variable="author">
      <name initialize-with="" name-as-sort-order="all" sort-separator=" " delimiter=", " delimiter-precedes-last="always" et-al-min="7" et-al-use-first="3"/>
      <et-al prefix=" "/>
    </names>
  </macro>
  <macro name="place">
    <group delimiter=":">
      <group>
        <text variable="volume"/>
        <text variable="issue" prefix="(" suffix=")"/>
      </group>
      <text variable="page"/>
    </group>
  </macro>
  <macro name="link">
    <choose>
      <if variable="DOI">
        <text variable="DOI" prefix="doi:"/>
      </if>
      <else-if variable="URL">
        <text variable="URL"/>
      </else-if>
    </choose>
  </macro>
  <citation collapse="citation-number">
    <layout delimiter=","><text variable="citation-number"/></layout>
  </citation>
  <bibliography>
    <layout>
      <text variable="citation-number" suffix=". "/>
      <group delimiter=" ">
        <text macro="author" suffix="."/>
        <text variable="title" suffix="."/>
        <text variable="container-title" font-style="italic" suffix="."/>
        <group suffix=".">
          <group delimiter=";">
            <date variable="issued"><date-part name="year"/></date>
            <text macro="place"/>
          </group>
        </group>
        <text macro="link"/>
      </group>
    </layout>
  </bibliography>
</style>`;
