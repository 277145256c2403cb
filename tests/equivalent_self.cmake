# SPDX-FileCopyrightText: 2026 The Runlatch authors
# SPDX-License-Identifier: Apache-2.0

# The check must find what it is for: a block whose file or line is gone, whose line has no such token, or that is not
# whole.
# Call: cmake -DSCRIPT=equivalent.cmake -DFOLDER=<scratch> -P equivalent_self.cmake

function(expect what blocks result)
    file(REMOVE_RECURSE ${FOLDER})
    file(WRITE ${FOLDER}/src/base/clock.cpp "int f(int a[2])\n{\n    return a[0] < a[1];\n}\n")
    file(WRITE ${FOLDER}/tests/mutants/equivalent.txt "# What this file is.\n\n${blocks}\n")
    execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${FOLDER} -P ${SCRIPT} RESULT_VARIABLE status OUTPUT_QUIET ERROR_QUIET)
    if((result STREQUAL "passes" AND NOT status EQUAL 0) OR (result STREQUAL "fails" AND status EQUAL 0))
        message(FATAL_ERROR "${what}: the check should have said that it ${result}")
    endif()
endfunction()

set(good "src/base/clock.cpp\nreturn a[0] < a[1];\n< becomes <=\nBoth are the same.")
expect("no block" "" passes)
expect("a block as it should be" "${good}" passes)
expect("two of them" "${good}\n\n${good}" passes)
string(REPLACE "clock" "time" gone "${good}")
expect("a file that is gone" "${gone}" fails)
string(REPLACE "a[1]" "a[2]" gone "${good}")
expect("a line that is gone" "${gone}" fails)
expect("one that is gone behind one that is not" "${good}\n\n${gone}" fails)
string(REPLACE "return a" "a" part "${good}")
expect("a part of a line" "${part}" fails)
string(REPLACE "< becomes <=" ">= becomes >" other "${good}")
expect("a token that is not in the line" "${other}" fails)
string(REPLACE "\n< becomes" "\nbecomes" other "${good}")
expect("what is no change" "${other}" fails)
string(REPLACE "\nBoth are the same." "" bare "${good}")
expect("a block without its reason" "${bare}" fails)
file(REMOVE_RECURSE ${FOLDER})
