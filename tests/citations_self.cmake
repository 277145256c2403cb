# SPDX-FileCopyrightText: 2026 The Runlatch authors
# SPDX-License-Identifier: Apache-2.0

# The check must find what it is for: a section and a rule that are not there, and a page that names a file or a type
# or has a link that is not there.
# Call: cmake -DSCRIPT=citations.cmake -DFOLDER=<scratch> -P citations_self.cmake

function(expect what comment page result)
    file(REMOVE_RECURSE ${FOLDER})
    file(WRITE ${FOLDER}/src/protocol/PROTOCOL.md "## 4. Calls\n\n### 4.6 Callback\n\n1. A rule.\n")
    file(WRITE ${FOLDER}/src/protocol/page.h "/// spec 4\n/// ${comment}\nstruct Page {};\nPage readPage();\n")
    foreach(name README CHANGELOG CONTRIBUTING SECURITY)
        file(WRITE ${FOLDER}/${name}.md "Nothing.\n")
    endforeach()
    set(file CONTRIBUTING ${ARGN})
    list(GET file -1 file)
    file(WRITE ${FOLDER}/${file}.md "See ${page}.\n")
    execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${FOLDER} -P ${SCRIPT} RESULT_VARIABLE status OUTPUT_QUIET ERROR_QUIET)
    if((result STREQUAL "passes" AND NOT status EQUAL 0) OR (result STREQUAL "fails" AND status EQUAL 0))
        message(FATAL_ERROR "${what}: the check should have said that it ${result}")
    endif()
endfunction()

expect("what is there" "spec 4.6 rule 1" "`protocol/page.h`" passes)
expect("a section that is not there" "spec 4.7" "" fails)
expect("a rule that is not there" "spec 4.6 rule 2" "" fails)
expect("a place that is not there, at the beginning of a sentence" "Spec 4.7" "" fails)
expect("a place that is not there, over the end of a line" "spec\n/// 4.7" "" fails)
expect("a rule that is not there, over the end of a line" "spec 4.6\n/// rule 2" "" fails)
expect("a second place that is not there" "spec 4.6 and 4.7" "" fails)
expect("two places that are there" "Spec 4, 4.6" "" passes)
expect("a type and a function that are there" "spec 4.6" "`protocol::Page`, `protocol::readPage` and `std::pair`" passes)
expect("a file that is not there" "spec 4.6" "`protocol/pages.h`" fails)
expect("a type that is not there" "spec 4.6" "`protocol::Pages`" fails)
expect("a word of a comment that is no type" "spec 4.6" "`protocol::spec`" fails)
foreach(name README CHANGELOG SECURITY)
    expect("a file that is not there, in ${name}.md" "spec 4.6" "`protocol/pages.h`" fails ${name})
endforeach()
expect("a link that leads somewhere" "spec 4.6" "[this](README.md) and [that](https://example.com/)" passes)
expect("a link that leads nowhere" "spec 4.6" "[this](LIESMICH.md)" fails)
file(REMOVE_RECURSE ${FOLDER})
