# SPDX-FileCopyrightText: 2026 The Runlatch authors
# SPDX-License-Identifier: Apache-2.0

# The check must find what it is for: one forbidden include, and one of widgets below ui.
# Call: cmake -DSCRIPT=layering.cmake -DFOLDER=<scratch> -P layering_self.cmake

function(expect what include result)
    file(REMOVE_RECURSE ${FOLDER})
    file(WRITE ${FOLDER}/src/http/server.h "#include \"protocol/signature.h\"\n${include}\n")
    execute_process(COMMAND ${CMAKE_COMMAND} -DROOT=${FOLDER} -P ${SCRIPT} RESULT_VARIABLE status OUTPUT_QUIET ERROR_VARIABLE error)
    if(result STREQUAL "passes" AND NOT status EQUAL 0)
        message(FATAL_ERROR "${what}: refused: ${error}")
    elseif(result STREQUAL "fails" AND (status EQUAL 0 OR NOT error MATCHES "src/http/server.h"))
        message(FATAL_ERROR "${what}: not found by the check")
    endif()
endfunction()

expect("an allowed include" "#include <QString>" passes)
expect("the layer above" "#include \"simulator/service.h\"" fails)
expect("the other side of the wire" "#include \"inspector/receiver.h\"" fails)
expect("a widget below ui" "#include <QLabel>" fails)
file(REMOVE_RECURSE ${FOLDER})
