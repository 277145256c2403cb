# SPDX-FileCopyrightText: 2026 The Runlatch authors
# SPDX-License-Identifier: Apache-2.0

# The class of tst_name.cpp is tst_Name, and one line before it says what it proves. No test measures time, sleeps or lets
# turns of the event loop pass, and none must run alone.
# Call: cmake -DROOT=<source folder> -P testfiles.cmake

cmake_minimum_required(VERSION 3.22)
set(wrong "")
file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/tests/tst_*.cpp)
if(NOT files)
    message(FATAL_ERROR "testfiles: no tests below ${ROOT}")
endif()
foreach(file IN LISTS files)
    file(READ ${ROOT}/${file} text)
    string(REGEX MATCH "\n///[^\n]*\nclass (tst_[A-Za-z0-9]+)( final)? : public [A-Za-z:<>]+(, protected [A-Za-z:]+)?\n{\n    Q_OBJECT" found "${text}")
    string(TOLOWER "${CMAKE_MATCH_1}" class)
    get_filename_component(name ${file} NAME_WE)
    if(NOT found)
        list(APPEND wrong "${file}: no line before its class says what it proves")
    elseif(text MATCHES "\n///[^\n]*\n///[^\n]*\nclass tst_")
        list(APPEND wrong "${file}: more than one line before its class")
    elseif(NOT class STREQUAL name)
        list(APPEND wrong "${file}: its class is ${class} in lower case")
    endif()
endforeach()

file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/tests/*.cpp ${ROOT}/tests/*.h)
list(FILTER files EXCLUDE REGEX "^tests/(bench|support)/")
foreach(file IN LISTS files)
    file(READ ${ROOT}/${file} text)
    foreach(name QElapsedTimer qSleep "QTest::qWaitFor\\(" sleep_for "msleep\\(" "qWait\\(")
        if(text MATCHES "${name}")
            list(APPEND wrong "${file}: ${CMAKE_MATCH_0} (see support/waiting.h)")
        endif()
    endforeach()
endforeach()

file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/tests/CMakeLists.txt)
foreach(file IN LISTS files)
    file(READ ${ROOT}/${file} text)
    if(text MATCHES "RUN_SERIAL|RESOURCE_LOCK|PROCESSORS")
        list(APPEND wrong "${file}: ${CMAKE_MATCH_0}, but every test runs beside any other")
    endif()
endforeach()
if(wrong)
    list(JOIN wrong "\n  " text)
    message(FATAL_ERROR "testfiles:\n  ${text}")
endif()
