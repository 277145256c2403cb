# SPDX-FileCopyrightText: 2026 The Runlatch authors
# SPDX-License-Identifier: Apache-2.0

# The check must find what it is for: a section and a rule that are not there, and a page that names a file or a type
# that is not there.
# Call: cmake -DSCRIPT=citations.cmake -DFOLDER=<scratch> -P citations_self.cmake

function(expect what comment page result)
    file(REMOVE_RECURSE ${FOLDER})
    file(WRITE ${FOLDER}/src/protocol/PROTOCOL.md "## 4. Calls\n\n### 4.6 Callback\n\n1. A rule.\n")
    file(WRITE ${FOLDER}/src/protocol/page.h "/// spec 4\n/// ${comment}\nstruct Page {};\nPage readPage();\n")
    file(WRITE ${FOLDER}/CONTRIBUTING.md "See ${page}.\n")
    execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${FOLDER} -P ${SCRIPT} RESULT_VARIABLE status OUTPUT_QUIET ERROR_QUIET)
    if((result STREQUAL "passes" AND NOT status EQUAL 0) OR (result STREQUAL "fails" AND status EQUAL 0))
        message(FATAL_ERROR "${what}: the check should have said that it ${result}")
    endif()
endfunction()

expect("what is there" "spec 4.6 rule 1" "`protocol/page.h`" passes)
expect("a section that is not there" "spec 4.7" "" fails)
expect("a rule that is not there" "spec 4.6 rule 2" "" fails)
expect("a type and a function that are there" "spec 4.6" "`protocol::Page`, `protocol::readPage` and `std::pair`" passes)
expect("a file that is not there" "spec 4.6" "`protocol/pages.h`" fails)
expect("a type that is not there" "spec 4.6" "`protocol::Pages`" fails)
expect("a word of a comment that is no type" "spec 4.6" "`protocol::spec`" fails)
file(REMOVE_RECURSE ${FOLDER})
