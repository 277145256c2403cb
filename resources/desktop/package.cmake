# SPDX-FileCopyrightText: 2026 The Runlatch authors
# SPDX-License-Identifier: Apache-2.0

# Runs before a package is written. Debian's packages have compressed manuals and changes, and name their license.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
    return()
endif()
set(share ${CPACK_TEMPORARY_DIRECTORY}${CPACK_PACKAGING_INSTALL_PREFIX}/share)
file(REMOVE ${share}/doc/runlatch/LICENSE)
file(COPY_FILE ${CMAKE_CURRENT_LIST_DIR}/copyright ${share}/doc/runlatch/copyright)
string(TIMESTAMP now "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(WRITE ${share}/doc/runlatch/changelog "${CPACK_PACKAGE_NAME} (${CPACK_PACKAGE_VERSION}) unstable; urgency=medium

  * CHANGELOG.md has what is new.

 -- ${CPACK_PACKAGE_CONTACT}  ${now}
")
file(GLOB texts ${share}/man/man1/*.1 ${share}/doc/runlatch/changelog)
execute_process(COMMAND gzip -9n ${texts} COMMAND_ERROR_IS_FATAL ANY)
