# SPDX-FileCopyrightText: 2026 The Runlatch authors
# SPDX-License-Identifier: Apache-2.0

# No source above 500 lines, the main window not above 250, and two SPDX lines in every file.
# Call: cmake -DROOT=<source folder> -P filesize.cmake

cmake_minimum_required(VERSION 3.22)
set(limit 500)
set(wrong "")
file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/src/*.h ${ROOT}/src/*.cpp ${ROOT}/ui/*.h ${ROOT}/ui/*.cpp
    ${ROOT}/app/*.h ${ROOT}/app/*.cpp ${ROOT}/tests/*.h ${ROOT}/tests/*.cpp)
if(NOT files)
    message(FATAL_ERROR "filesize: no sources below ${ROOT}")
endif()
foreach(file IN LISTS files)
    file(READ ${ROOT}/${file} text)
    string(REGEX MATCHALL "\n" lines "${text}")
    list(LENGTH lines count)
    set(allowed ${limit})
    if(file MATCHES "ui/mainwindow.cpp$")
        set(allowed 250)
    endif()
    if(count GREATER allowed)
        list(APPEND wrong "${file}: ${count} lines, ${allowed} are allowed")
    endif()
    if(NOT text MATCHES "^// SPDX-FileCopyrightText: [^\n]+\n// SPDX-License-Identifier: Apache-2.0\n")
        list(APPEND wrong "${file}: does not begin with the two SPDX lines")
    endif()
endforeach()
if(wrong)
    list(JOIN wrong "\n  " text)
    message(FATAL_ERROR "filesize:\n  ${text}")
endif()
